import { notFound } from 'next/navigation';

/**
 * Makes the answer a 404 and draws nothing. Thrown by the page itself, Next.js would serve an empty
 * document that only JavaScript fills; thrown inside a Suspense boundary, what is outside of it is
 * served whole.
 */
export function NotFoundStatus(): never {
  notFound();
}
