require('./together.cjs').together(4);
