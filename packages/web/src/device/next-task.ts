/** Ends the task, so that the page answers a touch or a key before what follows. */
export const nextTask = (): Promise<void> => new Promise((resume) => setTimeout(resume));
