/**
 * The name of the field that only robots fill in: nothing that browsers and password managers know.
 * No field of a form may be sent by it, or whoever fills that one in would be taken for a robot.
 */
export const honeypotName = 'sujet';
