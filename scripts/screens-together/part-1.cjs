require('./together.cjs').together(1);
