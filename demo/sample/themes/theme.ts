import { type Specialty, specialtyNamed } from '../specialties.ts';

/** Where the replacement takes place. */
export type Setting =
  | 'solo'
  | 'group'
  | 'msp'
  | 'island'
  | 'clinic'
  | 'imaging'
  | 'laboratory'
  | 'health-center'
  | 'hospital'
  | 'nursing-home'
  | 'rehabilitation'
  | 'sos'
  | 'occupational'
  | 'mental-health';

/** What sets the ads of a specialty apart. */
export type Theme = {
  specialty: Specialty;
  /** « cardiologue », « cardiologie »: as one says them, not as the diploma does. */
  practitioner: string;
  field: string;
  /** How often it appears, against the other themes. */
  frequency: number;
  settings: readonly (readonly [Setting, number])[];
  pay: Pay;
  /** The work itself. */
  activity: readonly Remark[];
  /** What the equipment or the team allows. */
  means: readonly Remark[];
};

/** A whole sentence, true of every setting of its theme unless it says which. */
export type Remark = string | { settings: readonly Setting[]; text: string };

export const SURGERY: readonly Setting[] = ['solo', 'group', 'msp', 'island', 'health-center'];
export const WARD: readonly Setting[] = ['clinic', 'hospital', 'rehabilitation', 'mental-health'];

export const at = (settings: readonly Setting[], text: string): Remark => ({ settings, text });

type Pay = {
  /** Share left to the replacement, in per cent. */
  retrocession: readonly [least: number, most: number];
  /** Forfait of one day, in euros. */
  day: readonly [least: number, most: number];
  /** Average act in euros; null where nothing is charged by the act. */
  act: readonly [least: number, most: number] | null;
};

export const theme = (specialtyName: string, rest: Omit<Theme, 'specialty'>): Theme => ({
  specialty: specialtyNamed(specialtyName),
  ...rest,
});
