/** Where browsers report violations of the policy, and pages their uncaught errors. */
export const reportsPath = '/api/reports';

/** The directive of a policy that has violations reported, on a page with {@link reportingEndpoints}. */
export const reportTo = 'report-to policy';

/** The header with that endpoint. Not on the pages of a password reset: a report contains the URL, with its token. */
export const reportingEndpoints = ['Reporting-Endpoints', `policy="${reportsPath}"`] as const;
