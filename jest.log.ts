import { beforeEach } from '@jest/globals';
import { processSingleton } from './lib/runtime/process-singleton';

// A line that one test has logged is no repetition in the next.
beforeEach(() => processSingleton('repeated-lines', () => new Map()).clear());
