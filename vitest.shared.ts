/** The packages of the workspace are resolved to their sources, so that a test never runs yesterday's build. */
export const resolve = { conditions: ['source', 'node', 'import', 'module', 'default'] };
