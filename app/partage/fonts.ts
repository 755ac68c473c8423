import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontNames } from '@/components/share/colours';

const folder = 'components/share/fonts';
const files = {
  heading: 'bricolage-grotesque-720.ttf',
  text: 'atkinson-hyperlegible-next-500.ttf',
};

async function read(role: keyof typeof files) {
  // Listed in `outputFileTracingIncludes`: tracing this call would include the whole project.
  const path = join(/* turbopackIgnore: true */ process.cwd(), folder, files[role]);
  return { name: fontNames[role], data: await readFile(path) };
}

/** The fonts of the share images. */
export async function loadFonts() {
  return Promise.all([read('heading'), read('text')]);
}
