/** Fields of an application; all three are required (spec 5, Careers form). */
export interface ApplicationFields {
  name: string;
  email: string;
  about: string;
}

/** Longest text of a field, in characters; the whole application has to fit into a `mailto:` address. */
export const APPLICATION_LIMITS: Readonly<Record<keyof ApplicationFields, number>> = {
  name: 120,
  email: 200,
  about: 1200,
};

/** Shown when an application is complete (spec 2, Careers page). */
export const APPLICATION_SENT = 'Application Submitted Successfully!';

/** The whole application in words, as the e-mail has it. */
export function applicationText(role: string, { name, email, about }: ApplicationFields): string {
  return [`Role: ${role}`, `Name: ${name.trim()}`, `E-mail: ${email.trim()}`, '', about.trim()].join('\n');
}

/**
 * `mailto:` address to the office about a role; with fields it has the whole application (routes-and-content, Forms).
 */
export function applicationMailUrl(office: string, role: string, fields?: ApplicationFields): string {
  const subject = `subject=${encodeURIComponent(`Application: ${role}`)}`;
  if (!fields) return `mailto:${office}?${subject}`;
  return `mailto:${office}?${subject}&body=${encodeURIComponent(applicationText(role, fields).replace(/\r?\n/g, '\r\n'))}`;
}
