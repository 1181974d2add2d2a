/** Returns the address that downloads a file as it is. */
export const downloadAddress = (propertyFileId: string) => `/download/file/${propertyFileId}`;

/** Returns the address that downloads one of its versions. */
export const versionAddress = (propertyFileId: string, versionNumber: number) =>
  `${downloadAddress(propertyFileId)}/version/${versionNumber}`;
