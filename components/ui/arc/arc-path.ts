/** One arc of the logo, with a gap for the point; the other arc is rotated by 180°. */
export const arcPath =
  'M9.4 43a4.4 4.4 0 0 1-8.8 0A23.4 23.4 0 0 1 15.93 21.04A8.6 8.6 0 0 0 17.68 29.84A14.6 14.6 0 0 0 9.4 43z';
