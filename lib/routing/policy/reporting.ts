/** Where browsers report violations of the policy, and pages their uncaught errors. */
export const reportsPath = '/api/reports';

/** The name of that endpoint in a policy. */
const endpoint = 'policy';

/** The directive of a policy that has violations reported, on a page with {@link reportingEndpoints}. */
export const reportTo = `report-to ${endpoint}`;

/**
 * The header with that endpoint. Not on the pages of a password reset: a report contains the URL, with its token.
 * `report-uri` is not needed: all current browsers know this header (Firefox since 149), for https only.
 * @see https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Reporting-Endpoints
 */
export const reportingEndpoints = ['Reporting-Endpoints', `${endpoint}="${reportsPath}"`] as const;
