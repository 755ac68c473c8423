/** Where browsers report violations of the policy, and pages their uncaught errors. */
export const reportsPath = '/api/reports';

/** The name of that endpoint in a policy. */
const endpoint = 'policy';

/** The directive of a policy whose violations are reported where the page also has {@link reportingEndpoints}. */
export const reportTo = `report-to ${endpoint}`;

/**
 * The header that says where. Not on the pages of a password reset: a report contains the URL, with its token. All
 * current browsers know both (Firefox since 149), so that `report-uri` is not needed. They report to https only.
 * @see https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Reporting-Endpoints
 */
export const reportingEndpoints = ['Reporting-Endpoints', `${endpoint}="${reportsPath}"`] as const;
