import type { ServerResponse } from 'node:http';
import { type Source, source } from '../../lib/page-cache/kept-pages.ts';
import type { Middleware } from '../compose.ts';
import { answers, isCurrent, keptAnswer } from './kept-answer.ts';
import { listen } from './listen.ts';
import { questionOf } from './question.ts';
import { send } from './send.ts';

/**
 * Answers with the very bytes that Next.js answered the same question with, as long as the page they
 * were made of is the one it would answer with again. Next.js spends milliseconds on each request for
 * a page it keeps, most of them on its proxy and on compressing the page once more.
 *
 * For the end of the steps before a request: it has to see the address that Next.js would.
 */
export const answerAgain: Middleware = (request, response, next) => {
  const question = questionOf(request);
  if (question === null) return next();
  const answer = answers.get(question);
  if (answer !== undefined && isCurrent(answer)) return send(answer, request, response);
  const pages: Source = [];
  learn(question, response, pages);
  return source.run(pages, next);
};

function learn(question: string, response: ServerResponse, pages: Source): void {
  const isKept = () => response.getHeader('x-nextjs-cache') === 'HIT';
  listen(response, isKept, (heard) => {
    const answer = keptAnswer(heard, pages);
    if (answer !== null) answers.set(question, answer);
  });
}
