import { z } from 'zod';
import { adSchema, specialtySchema } from '@/lib/api/schemas/ad';
import { datesSchema } from '@/lib/api/schemas/dates';
import { partnerSchema, substituteSchema } from '@/lib/api/schemas/home';
import { pageSchema } from '@/lib/api/schemas/lists';
import { postSchema } from '@/lib/api/schemas/post';
import type { PasswordReset } from '@/lib/bff/reset-requests';
import { minPasswordLength } from '@/lib/forms/password/rule';

const ad = adSchema.and(datesSchema);
const post = postSchema.and(datesSchema.pick({ updated_at: true }));

const passwordReset: z.ZodType<PasswordReset> = z.object({
  uid: z.string().describe('The user, from the e-mailed link.'),
  token: z.string().describe('From the e-mailed link; it sets the password once.'),
  new_password: z.string().min(minPasswordLength),
});

const schemas = {
  Ad: ad,
  AdPage: pageSchema.extend({ results: z.array(ad) }),
  Specialty: specialtySchema,
  CombinedList: z.object({ specialties: z.array(specialtySchema) }),
  Substitute: substituteSchema,
  Partner: partnerSchema,
  Post: post,
  PostPage: pageSchema.extend({ results: z.array(post) }),
  PasswordReset: passwordReset,
  Detail: z.object({ detail: z.string().describe('A sentence in French.') }),
  FieldErrors: z
    .record(z.string(), z.array(z.string()))
    .describe('Sentences in French, by the name of a parameter or field.'),
} satisfies Record<string, z.ZodType>;

/** The schemas of the site as JSON Schemas of what it reads, by name. */
export function jsonSchemas(): Record<string, object> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const generated = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override({ zodSchema, jsonSchema }) {
      // The value that the site takes for an invalid one is not a default of the API.
      delete jsonSchema.default;
      // To zod, a field that is read by a function of its own is optional.
      if (zodSchema instanceof z.ZodObject) jsonSchema.required = requiredOf(zodSchema);
      // A field whose invalid value counts as absent may be `null`.
      if (zodSchema instanceof z.ZodCatch && !allowsNull(jsonSchema)) {
        const { description, ...schema } = jsonSchema;
        for (const key of Object.keys(schema)) delete jsonSchema[key];
        jsonSchema.anyOf = [schema, { type: 'null' }];
      }
    },
  });
  return Object.fromEntries(
    Object.entries(generated.schemas).map(([id, { $id, $schema, ...schema }]) => [id, schema]),
  );
}

function allowsNull({ type, anyOf }: z.core.JSONSchema.BaseSchema): boolean {
  return type === 'null' || (anyOf ?? []).some((schema) => schema.type === 'null');
}

/** The fields without which the site cannot read an object, if there are some. */
function requiredOf({ shape }: z.ZodObject): string[] | undefined {
  const names = Object.keys(shape).filter((name) => !z.safeParse(shape[name], undefined).success);
  return names.length > 0 ? names : undefined;
}
