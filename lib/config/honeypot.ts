/** The name of the honeypot field, which browsers do not autofill. No other field of a form may have it. */
export const honeypotName = 'sujet';
