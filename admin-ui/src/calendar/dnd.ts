import addon from 'react-big-calendar/lib/addons/dragAndDrop';

// The addon exists as CommonJS only; inside a "type": "module" package bundlers hand over its exports object.
export const withDragAndDrop: typeof addon = (addon as unknown as { default?: typeof addon }).default ?? addon;
