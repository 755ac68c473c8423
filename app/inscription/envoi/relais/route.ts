import { relayHandler } from '@/lib/bff/relay-form';

export const POST = relayHandler('practitioner');
