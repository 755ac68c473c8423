import { z } from 'zod';
import { specialtyNamed } from '../specialties.ts';

const settingSchema = z.enum([
  'solo',
  'group',
  'msp',
  'island',
  'clinic',
  'imaging',
  'laboratory',
  'health-center',
  'hospital',
  'nursing-home',
  'rehabilitation',
  'sos',
  'occupational',
  'mental-health',
]);

/** Where the replacement takes place. */
export type Setting = z.infer<typeof settingSchema>;

export const SURGERY: readonly Setting[] = ['solo', 'group', 'msp', 'island', 'health-center'];
const WARD: readonly Setting[] = ['clinic', 'hospital', 'rehabilitation', 'mental-health'];

/** A whole sentence, true of all settings of its theme, or of those it names. */
const remarkSchema = z.union([
  z.string(),
  z.strictObject({
    settings: z.union([
      z.literal('surgery').transform(() => SURGERY),
      z.literal('ward').transform(() => WARD),
      z.array(settingSchema),
    ]),
    text: z.string(),
  }),
]);

export type Remark = z.infer<typeof remarkSchema>;

const rangeSchema = z.tuple([z.number(), z.number()]);

/** The texts and figures of the ads of a specialty. */
export const themeSchema = z.strictObject({
  specialty: z.string().transform(specialtyNamed),
  /** « cardiologue », « cardiologie »: in everyday words, not those of the diploma. */
  practitioner: z.string(),
  field: z.string(),
  /** How often the theme appears, relative to the others. */
  frequency: z.number(),
  settings: z.array(z.tuple([settingSchema, z.number()])),
  pay: z.strictObject({
    /** Share left to the replacement, in percent. */
    retrocession: rangeSchema,
    /** Forfait of one day, in euros. */
    day: rangeSchema,
    /** Average act in euros; `null` where nothing is charged by the act. */
    act: rangeSchema.nullable(),
  }),
  /** The work itself. In general practice the setting describes the surgery, these only the work. */
  activity: z.array(remarkSchema),
  /** What the equipment or the team allows. */
  means: z.array(remarkSchema),
});

export type Theme = z.infer<typeof themeSchema>;
