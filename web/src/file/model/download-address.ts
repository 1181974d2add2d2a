/** Where a file is fetched from as it is. */
export const downloadAddress = (propertyFileId: string) => `/download/file/${propertyFileId}`;

/** The same of one of its versions. */
export const versionAddress = (propertyFileId: string, versionNumber: number) =>
  `${downloadAddress(propertyFileId)}/version/${versionNumber}`;
