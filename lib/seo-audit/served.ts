/** Why there was no answer. */
export type Failure = { kind: 'failed'; reason: 'timeout' | 'refused' | 'broken' | 'too-large' };

type Answer<Content> = { kind: 'answered'; status: number; headers: Headers } & Content;

/** What the site answered when a page was asked for. */
export type Served = Answer<{ body: string }> | Failure;

/** What it answered when a picture was. */
export type ServedImage = Answer<{ bytes: Uint8Array }> | Failure;
