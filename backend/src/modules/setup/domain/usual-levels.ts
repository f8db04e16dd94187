/**
 * What riding schools publish of their levels, put together: Wellgrove’s five groups, Ealing’s classes and Raynham’s lists that are signed
 * off. A barn begins with them and makes them its own.
 */
export const USUAL_LEVELS: readonly { name: string; description: string; skills: readonly string[] }[] = [
  {
    name: 'Beginner',
    description: 'Walks and trots on the lead rein, and with help off it.',
    skills: [
      'Leads a horse and ties it up safely',
      'Mounts and dismounts with help',
      'Steers and halts at walk',
      'Walks off the lead rein',
      'Rises to the trot on the lead rein',
    ],
  },
  {
    name: 'Novice',
    description: 'Walks and trots alone, and begins to canter.',
    skills: [
      'Grooms and tacks up with help',
      'Adjusts stirrups and girth',
      'Trots off the lead rein on the right diagonal',
      'Trots without stirrups',
      'Rides school figures at walk and trot',
      'Begins to canter',
    ],
  },
  {
    name: 'Intermediate',
    description: 'Walks, trots and canters alone, over poles and small fences.',
    skills: [
      'Grooms and tacks up alone',
      'Canters on both leads',
      'Canters without stirrups',
      'Sits light over poles in trot and canter',
      'Jumps a cross pole',
      'Rides out at all paces',
    ],
  },
  {
    name: 'Advanced',
    description: 'Rides different horses into a contact, and courses of fences.',
    skills: [
      'Rides into a contact',
      'Rides lateral work',
      'Jumps a grid',
      'Jumps a course',
      'Warms up a horse it does not know',
    ],
  },
];
