import { cancerAndCare } from './cancer-and-care.ts';
import { criticalCare } from './critical-care.ts';
import { general } from './general.ts';
import { head } from './head.ts';
import { imagingAndLaboratory } from './imaging-and-laboratory.ts';
import { organs } from './organs.ts';
import { surgery } from './surgery.ts';
import type { Theme } from './theme.ts';
import { womenAndChildren } from './women-and-children.ts';

export const THEMES: readonly Theme[] = [
  ...general,
  ...organs,
  ...womenAndChildren,
  ...surgery,
  ...head,
  ...criticalCare,
  ...imagingAndLaboratory,
  ...cancerAndCare,
];
