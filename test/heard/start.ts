import { startStage } from '../../e2e/stage/start.ts';
import { requirePackages } from './packages.ts';

/** Global setup: a site whose ads have the same dates whenever it is heard, and that offers a map. */
export default function start(): Promise<() => Promise<void>> {
  requirePackages();
  return startStage(['--today', '2036-11-24'], { GOOGLE_MAPS_API_KEY: 'test' });
}
