import addon from 'react-big-calendar/lib/addons/dragAndDrop';

/** Parts of the calendar exist as CommonJS only; inside a "type": "module" package bundlers hand over their exports object. */
export const unwrap = <Part>(part: Part): Part => (part as { default?: Part }).default ?? part;

export const withDragAndDrop = unwrap(addon);
