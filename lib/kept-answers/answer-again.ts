import type { IncomingMessage, ServerResponse } from 'node:http';
import { source } from '../page-cache/kept-pages';
import { answers, isCurrent, keptAnswer } from './kept-answer';
import { listen } from './listen';
import { questionOf } from './question';
import { send } from './send';

/**
 * Answers with the very bytes that Next.js answered the same question with, as long as the page they
 * were made of is the one it would answer with again. Next.js spends milliseconds on each request for
 * a page it keeps, most of them on its proxy and on compressing the page once more.
 *
 * For the end of the steps before a request: it has to see the address that Next.js would.
 */
export function answerAgain(request: IncomingMessage, response: ServerResponse): void {
  const question = questionOf(request);
  // In any case: what follows is about this request, not about one before.
  source.enterWith(question === null ? undefined : []);
  if (question === null) return;
  const answer = answers.get(question);
  if (answer !== undefined && isCurrent(answer)) send(answer, request, response);
  else learn(question, response);
}

function learn(question: string, response: ServerResponse): void {
  const pages = source.getStore() ?? [];
  const isKept = () => response.getHeader('x-nextjs-cache') === 'HIT';
  listen(response, isKept, (heard) => {
    const answer = keptAnswer(heard, pages);
    if (answer !== null) answers.set(question, answer);
  });
}
