/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The date that photos are ordered by. */
export type PhotoSort =
  /** When it was uploaded. */
  | 'uploadDate'
  /** When it was taken; photos without a date come last. */
  | 'takenDate';

export type PhotoFieldsFragment = {
  propertyPhotoId: string;
  propertyId: string;
  fileName: string;
  smallFileUrl: string;
  mediumFileUrl: string;
  largeFileUrl: string;
  originalFileUrl: string;
  description: string | null;
  takenDate: string | null;
  uploadDate: string;
  uploadByFullName: string;
  latitude: number | null;
  longitude: number | null;
  includeInPhotosReport: boolean;
  isPrimaryOf: Array<string>;
  width: number;
  height: number;
  placeholder: string;
  camera: string | null;
  version: number;
  propertyComponents: Array<{
    propertyComponentId: string;
    name: string;
    category: string;
    categoryPosition: number;
  }>;
  viewerCan: { edit: boolean; delete: boolean; changeReport: boolean };
};

export type PhotosQueryVariables = Exact<{
  propertyId: string;
  sortBy: PhotoSort;
  sortDesc: boolean;
  page: number;
  propertyComponentId?: string | null | undefined;
  search?: string | null | undefined;
  includeInPhotosReport?: boolean | null | undefined;
  isDeleted: boolean;
}>;

export type PhotosQuery = {
  kept: { a: string; b: string | null; value: Record<string, unknown> };
  property: {
    propertyId: string;
    photos: {
      totalCount: number;
      inReportCount: number;
      items: Array<{
        propertyPhotoId: string;
        propertyId: string;
        fileName: string;
        smallFileUrl: string;
        mediumFileUrl: string;
        largeFileUrl: string;
        originalFileUrl: string;
        description: string | null;
        takenDate: string | null;
        uploadDate: string;
        uploadByFullName: string;
        latitude: number | null;
        longitude: number | null;
        includeInPhotosReport: boolean;
        isPrimaryOf: Array<string>;
        width: number;
        height: number;
        placeholder: string;
        camera: string | null;
        version: number;
        propertyComponents: Array<{
          propertyComponentId: string;
          name: string;
          category: string;
          categoryPosition: number;
        }>;
        viewerCan: { edit: boolean; delete: boolean; changeReport: boolean };
      }>;
      months: Array<{ month: string | null; count: number }>;
    };
  } | null;
};

export type PhotoQueryVariables = Exact<{
  propertyPhotoId: string;
}>;

export type PhotoQuery = {
  photo: {
    propertyPhotoId: string;
    propertyId: string;
    fileName: string;
    smallFileUrl: string;
    mediumFileUrl: string;
    largeFileUrl: string;
    originalFileUrl: string;
    description: string | null;
    takenDate: string | null;
    uploadDate: string;
    uploadByFullName: string;
    latitude: number | null;
    longitude: number | null;
    includeInPhotosReport: boolean;
    isPrimaryOf: Array<string>;
    width: number;
    height: number;
    placeholder: string;
    camera: string | null;
    version: number;
    propertyComponents: Array<{
      propertyComponentId: string;
      name: string;
      category: string;
      categoryPosition: number;
    }>;
    viewerCan: { edit: boolean; delete: boolean; changeReport: boolean };
  } | null;
};

export type ComponentPhotosQueryVariables = Exact<{
  propertyComponentId: string;
}>;

export type ComponentPhotosQuery = {
  component: {
    propertyComponentId: string;
    photos: Array<{
      propertyPhotoId: string;
      propertyId: string;
      fileName: string;
      smallFileUrl: string;
      mediumFileUrl: string;
      largeFileUrl: string;
      originalFileUrl: string;
      description: string | null;
      takenDate: string | null;
      uploadDate: string;
      uploadByFullName: string;
      latitude: number | null;
      longitude: number | null;
      includeInPhotosReport: boolean;
      isPrimaryOf: Array<string>;
      width: number;
      height: number;
      placeholder: string;
      camera: string | null;
      version: number;
      propertyComponents: Array<{
        propertyComponentId: string;
        name: string;
        category: string;
        categoryPosition: number;
      }>;
      viewerCan: { edit: boolean; delete: boolean; changeReport: boolean };
    }>;
    primaryPhoto: { propertyPhotoId: string } | null;
  } | null;
};

export const PhotoFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PhotoFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Photo' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'propertyPhotoId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'propertyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'smallFileUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mediumFileUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'largeFileUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'originalFileUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'takenDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'uploadDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'uploadByFullName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'latitude' } },
          { kind: 'Field', name: { kind: 'Name', value: 'longitude' } },
          { kind: 'Field', name: { kind: 'Name', value: 'includeInPhotosReport' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'propertyComponents' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'propertyComponentId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'category' } },
                { kind: 'Field', name: { kind: 'Name', value: 'categoryPosition' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'isPrimaryOf' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'placeholder' } },
          { kind: 'Field', name: { kind: 'Name', value: 'camera' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'viewerCan' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'edit' } },
                { kind: 'Field', name: { kind: 'Name', value: 'delete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'changeReport' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PhotoFieldsFragment, unknown>;
export const PhotosDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Photos' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'propertyId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sortBy' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'PhotoSort' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sortDesc' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'propertyComponentId' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'includeInPhotosReport' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'isDeleted' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'kept' },
            name: { kind: 'Name', value: 'filterSettings' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'a' },
                value: { kind: 'StringValue', value: '19', block: false },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'a' } },
                { kind: 'Field', name: { kind: 'Name', value: 'b' } },
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'property' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'propertyId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'propertyId' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'propertyId' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'photos' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'sortBy' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'sortBy' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'sortDesc' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'sortDesc' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'page' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'propertyComponentId' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'propertyComponentId' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'search' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'includeInPhotosReport' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'includeInPhotosReport' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'isDeleted' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'isDeleted' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PhotoFields' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'inReportCount' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'months' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'month' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'count' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PhotoFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Photo' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'propertyPhotoId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'propertyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'smallFileUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mediumFileUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'largeFileUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'originalFileUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'takenDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'uploadDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'uploadByFullName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'latitude' } },
          { kind: 'Field', name: { kind: 'Name', value: 'longitude' } },
          { kind: 'Field', name: { kind: 'Name', value: 'includeInPhotosReport' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'propertyComponents' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'propertyComponentId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'category' } },
                { kind: 'Field', name: { kind: 'Name', value: 'categoryPosition' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'isPrimaryOf' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'placeholder' } },
          { kind: 'Field', name: { kind: 'Name', value: 'camera' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'viewerCan' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'edit' } },
                { kind: 'Field', name: { kind: 'Name', value: 'delete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'changeReport' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PhotosQuery, PhotosQueryVariables>;
export const PhotoDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Photo' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'propertyPhotoId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'photo' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'propertyPhotoId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'propertyPhotoId' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PhotoFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PhotoFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Photo' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'propertyPhotoId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'propertyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'smallFileUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mediumFileUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'largeFileUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'originalFileUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'takenDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'uploadDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'uploadByFullName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'latitude' } },
          { kind: 'Field', name: { kind: 'Name', value: 'longitude' } },
          { kind: 'Field', name: { kind: 'Name', value: 'includeInPhotosReport' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'propertyComponents' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'propertyComponentId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'category' } },
                { kind: 'Field', name: { kind: 'Name', value: 'categoryPosition' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'isPrimaryOf' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'placeholder' } },
          { kind: 'Field', name: { kind: 'Name', value: 'camera' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'viewerCan' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'edit' } },
                { kind: 'Field', name: { kind: 'Name', value: 'delete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'changeReport' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PhotoQuery, PhotoQueryVariables>;
export const ComponentPhotosDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ComponentPhotos' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'propertyComponentId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'component' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'propertyComponentId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'propertyComponentId' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'propertyComponentId' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'photos' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PhotoFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'primaryPhoto' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'propertyPhotoId' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PhotoFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Photo' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'propertyPhotoId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'propertyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'smallFileUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mediumFileUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'largeFileUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'originalFileUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'takenDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'uploadDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'uploadByFullName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'latitude' } },
          { kind: 'Field', name: { kind: 'Name', value: 'longitude' } },
          { kind: 'Field', name: { kind: 'Name', value: 'includeInPhotosReport' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'propertyComponents' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'propertyComponentId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'category' } },
                { kind: 'Field', name: { kind: 'Name', value: 'categoryPosition' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'isPrimaryOf' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'placeholder' } },
          { kind: 'Field', name: { kind: 'Name', value: 'camera' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'viewerCan' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'edit' } },
                { kind: 'Field', name: { kind: 'Name', value: 'delete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'changeReport' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ComponentPhotosQuery, ComponentPhotosQueryVariables>;

/** Reads `Photos`. Pass `skipToken` while its variables are not known yet. */
export function usePhotosQuery(options: useQuery.Options<PhotosQuery, PhotosQueryVariables> | SkipToken) {
  return useQuery(PhotosDocument, options);
}

/** Reads `Photos` when the returned function is called. */
export function usePhotosLazyQuery(options?: useLazyQuery.Options<PhotosQuery, PhotosQueryVariables>) {
  return useLazyQuery(PhotosDocument, options);
}

/** Reads `Photos` under a Suspense boundary: data is always there. */
export function usePhotosSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PhotosQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PhotosDocument, options);
}

/** Reads `Photo`. Pass `skipToken` while its variables are not known yet. */
export function usePhotoQuery(options: useQuery.Options<PhotoQuery, PhotoQueryVariables> | SkipToken) {
  return useQuery(PhotoDocument, options);
}

/** Reads `Photo` when the returned function is called. */
export function usePhotoLazyQuery(options?: useLazyQuery.Options<PhotoQuery, PhotoQueryVariables>) {
  return useLazyQuery(PhotoDocument, options);
}

/** Reads `Photo` under a Suspense boundary: data is always there. */
export function usePhotoSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PhotoQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PhotoDocument, options);
}

/** Reads `ComponentPhotos`. Pass `skipToken` while its variables are not known yet. */
export function useComponentPhotosQuery(
  options: useQuery.Options<ComponentPhotosQuery, ComponentPhotosQueryVariables> | SkipToken,
) {
  return useQuery(ComponentPhotosDocument, options);
}

/** Reads `ComponentPhotos` when the returned function is called. */
export function useComponentPhotosLazyQuery(
  options?: useLazyQuery.Options<ComponentPhotosQuery, ComponentPhotosQueryVariables>,
) {
  return useLazyQuery(ComponentPhotosDocument, options);
}

/** Reads `ComponentPhotos` under a Suspense boundary: data is always there. */
export function useComponentPhotosSuspenseQuery(
  options: Omit<
    useSuspenseQuery.Options<ComponentPhotosQueryVariables>,
    'skip' | 'errorPolicy' | 'returnPartialData'
  >,
) {
  return useSuspenseQuery(ComponentPhotosDocument, options);
}
