/**
 * The name of the honeypot field, which browsers do not autofill and no other field may have: it would make its
 * visitors bots.
 */
export const honeypotName = 'sujet';
