import { contractAndPay } from './contract-and-pay.ts';
import { drafts } from './drafts.ts';
import { facilities } from './facilities.ts';
import { firstSteps } from './first-steps.ts';
import { life } from './life.ts';
import type { SamplePost } from './post.ts';
import { territories } from './territories.ts';
import { welcome } from './welcome.ts';

export const posts: SamplePost[] = [
  ...firstSteps,
  ...contractAndPay,
  ...welcome,
  ...territories,
  ...facilities,
  ...life,
  ...drafts,
];
