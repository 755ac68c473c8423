/** A name, the HTML of a post that attacks the page, and where it is known from. */
export type Attack = readonly [name: string, html: string, source: string];

/*
 * Where they are known from, in short: OWASP (XSS Filter Evasion Cheat Sheet), PortSwigger (XSS
 * cheat sheet), html5sec (HTML5 Security Cheatsheet, Mario Heiderich), Cure53 (DOMPurify and its
 * tests, papers on mXSS), Bentkowski, Zalewski (« Postcards from the post-XSS world »), Unicode
 * (technical reports 9 and 36), sanitize-html (its advisories), CVE-2021-42574 (Trojan Source), HTML
 * (the standard: how a browser repairs what it reads). « ours » for this site.
 */
