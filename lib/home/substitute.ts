/** An available replacement doctor of the home spotlight (docs/product.md#substitute). */
export type Substitute = {
  id: number;
  first_name: string | null;
  last_name: string | null;
  /** An http(s) URL. */
  profile_picture: string | null;
  specialty: string | null;
  profile: {
    specialty: { doctor_common_name: string | null; name: string | null };
    location: { city: string | null; postal_code: string | null; name: string | null };
  };
};
