require('./together.cjs').together(2);
