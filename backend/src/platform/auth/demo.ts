/** Everybody knows it: it stands in the README. */
export const DEMO_PASSWORD = 'Leadline2026';

/** The demo's people have addresses that can belong to nobody: RFC 2606 keeps `.test` free. */
export const isDemoAddress = (email: string) => email.toLowerCase().endsWith('.test');
