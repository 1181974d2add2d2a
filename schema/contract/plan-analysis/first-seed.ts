/** Pages and programs start from the same draws, so that everyone sees the same figures. */
export const FIRST_SEED = 20_260_101;
