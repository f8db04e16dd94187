/** The parts of a mail, in this order. Plain words; nothing here is markup. */
export interface MailText {
  subject: string;
  /** The one sentence that matters, shown large. */
  heading: string;
  paragraphs: readonly string[];
  /** When, where, who: label and value. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** Several lessons, one line each. */
  list?: readonly string[];
  /** What somebody wrote by hand, set apart and with its author. */
  quote?: { by: string; text: string } | null;
  button?: { label: string; url: string };
  /** Small print at the end. */
  footnote?: string;
}

const line = ([label, value]: readonly [string, string]) => `${label}: ${value}`;

/** Sections apart by an empty line, signed by the barn. */
export function plainText(
  sender: { farmName: string; timeZone: string },
  { heading, paragraphs, facts = [], list = [], quote, button, footnote }: MailText,
) {
  const sections = [
    heading,
    ...paragraphs,
    facts.map(line).join('\n'),
    list.map((item) => `- ${item}`).join('\n'),
    quote
      ? `${quote.by}:\n${quote.text
          .split('\n')
          .map((words) => `> ${words}`)
          .join('\n')}`
      : '',
    button ? `${button.label}:\n${button.url}` : '',
    footnote ?? '',
    `${sender.farmName}\nAll times are those of the barn (${sender.timeZone.replaceAll('_', ' ')}).`,
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
