import { z } from 'zod';

const oneText = z
  .tuple([z.string()])
  .transform(([text]) => text)
  .catch('');

/**
 * Reads the body of a form post, `multipart/form-data` or `application/x-www-form-urlencoded`; `null`
 * when it is malformed or of another type.
 */
export async function readFormData(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch {
    return null;
  }
}

/** The text of a field, unchanged; empty when the field is missing, repeated, or a file. */
export function textField(fields: FormData, name: string): string {
  return oneText.parse(fields.getAll(name));
}
