import config from './jest.config.mjs';

const { displayName: _, ...unit } = config.projects.find((project) => project.displayName === 'unit');
/** For mutation testing, which does not support projects. */
export default { ...unit, roots: ['<rootDir>/src/modules'] };
