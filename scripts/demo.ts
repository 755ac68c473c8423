/* `npm run demo`: the site, built for production, on the demo API. */
import { printReady, readDemoStage, runTogether, startDemoApi } from './demo-stage.ts';
import { untilResponds } from './process.ts';
import { buildSite, startSite } from './site.ts';

const stage = await readDemoStage('npm run demo');

await runTogether(async (start) => {
  console.log('1/3 Starting the demo API…');
  await startDemoApi(start, stage);

  console.log('2/3 Building the site for production…');
  if ((await buildSite(stage.env)) !== 0) throw new Error('The build failed.');

  console.log('3/3 Starting the site…');
  const site = start(startSite(stage.port, stage.env));
  await untilResponds(stage.siteUrl, site);
  printReady(stage);
});
