/** Why there was no response. */
export type Failure = { kind: 'failed'; reason: 'timeout' | 'refused' | 'broken' | 'too-large' };

type Answer<Content> = { kind: 'answered'; status: number; headers: Headers } & Content;

/** The response of the site to the request for a page. */
export type Served = Answer<{ body: string }> | Failure;

/** That to the request for an image. */
export type ServedImage = Answer<{ bytes: Uint8Array }> | Failure;
