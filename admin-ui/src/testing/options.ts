/** What pickers are offered: nothing but this. */
export const someOptions = (offered: object = {}) => ({
  horse: [],
  location: [],
  program: [],
  program_type: [],
  student: [],
  section: [],
  instructor: [],
  product: [],
  task: [],
  level: [],
  ...offered,
});

export const aSection = (own: object = {}) => ({
  id: 's1',
  name: 'Beginner group',
  duration: 60,
  max_enrollment: 6,
  program_id: 'p1',
  instructor_id: 'i1',
  location_id: 'a1',
  product_id: null,
  ...own,
});

/** Enough to plan a lesson with. */
export const planningOptions = (offered: object = {}) =>
  someOptions({
    section: [aSection()],
    location: [{ id: 'a1', name: 'Indoor' }],
    instructor: [{ id: 'i1', name: 'Maya Reyes' }],
    student: [
      { id: 'st1', name: 'Anna Kowalska', account_name: null },
      { id: 'st2', name: 'Leo Park', account_name: null },
    ],
    ...offered,
  });
