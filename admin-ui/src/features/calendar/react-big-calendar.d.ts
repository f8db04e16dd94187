declare module 'react-big-calendar/lib/Calendar' {
  export { Calendar as default } from 'react-big-calendar';
}

declare module 'react-big-calendar/lib/localizers/luxon' {
  export { luxonLocalizer as default } from 'react-big-calendar';
}
