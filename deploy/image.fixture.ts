import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { z } from 'zod';
import { root } from '../scripts/process.ts';

const execForm = z.tuple([z.literal('node')], z.string());

/** The instructions of the Dockerfile, for tests without a container engine. */
export function readImage() {
  const file = DockerfileParser.parse(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const ofBuild = file.getCOPYs().filter((line) => line.getFromFlag()?.getValue() === 'build');
  return {
    /** The base image of each stage. */
    bases: file.getFROMs().map((line) => line.getImage()),
    /** The paths that the image copies from the build stage, relative to the folder of the project. */
    copied: ofBuild.map((line) => {
      const [from, to] = line.getArguments().map((argument) => argument.getValue());
      const path = from?.replace('/app/', '') ?? '';
      if (to !== `./${path}`) throw new Error(`The Dockerfile copies ${from} to ${to}.`);
      return path;
    }),
    user: file
      .getInstructions()
      .findLast((line) => line.getKeyword() === 'USER')
      ?.getArgumentsContent(),
    /** The arguments of Node.js that start the site. */
    command: argumentsOfNode(file.getCMDs().at(-1)?.getArgumentsContent()),
    /** The arguments of Node.js that check the health of the site. */
    healthCheck: argumentsOfNode(file.getHEALTHCHECKs().at(-1)?.getRawArgumentsContent()),
  };
}

function argumentsOfNode(content: string | null | undefined): string[] {
  const array = content?.slice(content.indexOf('['));
  const [, ...args] = execForm.parse(JSON.parse(array ?? ''));
  return args;
}
