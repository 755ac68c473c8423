/** Why there was no response. */
export type Failure = {
  kind: 'failed';
  reason: 'timeout' | 'refused' | 'broken' | 'too-large';
  /** Of the system call or of Node.js, for those who run the site. */
  code?: string | undefined;
};

type Fetched<Content> = { kind: 'response'; status: number; headers: Headers } & Content;

/** The response of the site to the request for a page. */
export type Served = Fetched<{ body: string }> | Failure;

/** The response of the site to the request for an image. */
export type ServedImage = Fetched<{ bytes: Uint8Array }> | Failure;
