const FIELDS = [
  ['firstName', 'First name', 'required'],
  ['lastName', 'Last name', 'required'],
  ['email', 'Email', 'type="email" required'],
  ['dob', 'Date of birth', 'type="date"'],
  ['childFirstName', 'Child’s first name', ''],
  ['childLastName', 'Child’s last name', ''],
  ['childBorn', 'Child’s date of birth', 'type="date"'],
  ['emergencyContactName', 'Emergency contact', ''],
  ['emergencyContactPhone', 'Emergency phone', ''],
];
const TITLES = { 'riding-release': 'Riding release', 'photo-consent': 'Photo consent' };
const titleOf = (templateId) => TITLES[templateId] ?? 'Waiver';

/** As the provider writes it where nobody filled it in. */
const UNKNOWN = '1800-01-01';

const field = ([name, label, attributes]) => `<p><label>${label}<br><input name="${name}" ${attributes}></label></p>`;

/** Where one signs; it leads back to the product. */
export const signingPage = (templateId) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Simulated waiver provider</title>
<style>body{font:16px system-ui;max-width:32rem;margin:2rem auto;padding:0 1rem}input{font:inherit;width:100%;padding:.5rem}</style>
</head><body><h1>${titleOf(templateId)}</h1><p>Simulated waiver provider: nothing that is signed here binds anybody.</p>
<form method="post"><input type="hidden" name="title" value="${titleOf(templateId)}">${FIELDS.map(field).join('')}
<button>Sign</button></form></body></html>`;

/** Who signs for a child is its guardian; else who signs takes part. */
export function waiverOf({ dob, childFirstName, childLastName, childBorn, ...form }) {
  const { firstName, lastName } = form;
  const participant = childFirstName
    ? { firstName: childFirstName, lastName: childLastName || lastName, isMinor: true, dob: childBorn || UNKNOWN }
    : { firstName, lastName, isMinor: false, dob: dob || UNKNOWN };
  const guardian = childFirstName && { guardian: { firstName, lastName, relationship: 'Parent' } };
  return { ...form, participants: [participant], ...guardian };
}
