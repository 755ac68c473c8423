/**
 * The name of the honeypot field, one that browsers and password managers do not autofill. No field
 * of a form may have it, or every visitor who fills that one in would be taken for a bot.
 */
export const honeypotName = 'sujet';
