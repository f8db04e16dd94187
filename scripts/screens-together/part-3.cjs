require('./together.cjs').together(3);
