/** Three Tuesdays at four, with places for two: what `createRegistration` is sent. */
export const winterSession = (section_id: string, product_id: string, facts: object = {}) => ({
  section_id,
  product_id,
  title: 'Winter session',
  max_enrollment: 2,
  start: '2026-11-24 16:00',
  is_recuring: 1,
  frequency: 1,
  period: 'weeks',
  repeat_end_type: 'after',
  repeat_count: 3,
  ...facts,
});
