// Made from the migrations by scripts/generate-types.ts; do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      analyst_usage: {
        Row: {
          day: string;
          task: string;
          used: number;
          user_id: string;
        };
        Insert: {
          day: string;
          task: string;
          used?: number;
          user_id: string;
        };
        Update: {
          day?: string;
          task?: string;
          used?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      observations: {
        Row: {
          captured_at: string | null;
          created_at: string;
          defect: string;
          element: string;
          id: string;
          photo: string;
          photo_hash: string | null;
          position: number;
          proposal: Json | null;
          recommendation: string;
          report_id: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          captured_at?: string | null;
          created_at?: string;
          defect?: string;
          element?: string;
          id?: string;
          photo?: string;
          photo_hash?: string | null;
          position?: number;
          proposal?: Json | null;
          recommendation?: string;
          report_id: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          captured_at?: string | null;
          created_at?: string;
          defect?: string;
          element?: string;
          id?: string;
          photo?: string;
          photo_hash?: string | null;
          position?: number;
          proposal?: Json | null;
          recommendation?: string;
          report_id?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'observations_report_fkey';
            columns: ['report_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'reports';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      reports: {
        Row: {
          client_name: string | null;
          created_at: string;
          id: string;
          inspection_date: string;
          title: string;
          user_id: string;
        };
        Insert: {
          client_name?: string | null;
          created_at?: string;
          id?: string;
          inspection_date?: string;
          title?: string;
          user_id: string;
        };
        Update: {
          client_name?: string | null;
          created_at?: string;
          id?: string;
          inspection_date?: string;
          title?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      sections: {
        Row: {
          created_at: string;
          heading: string;
          id: string;
          paragraph: string;
          proposal: Json | null;
          report_id: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          heading: string;
          id?: string;
          paragraph?: string;
          proposal?: Json | null;
          report_id: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          heading?: string;
          id?: string;
          paragraph?: string;
          proposal?: Json | null;
          report_id?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'sections_report_fkey';
            columns: ['report_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'reports';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      signup_emails: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          referral_source: string | null;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          referral_source?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          referral_source?: string | null;
        };
        Relationships: [];
      };
      style_profiles: {
        Row: {
          style_hint: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          style_hint?: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          style_hint?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      delete_own_account: { Args: Record<never, never>; Returns: undefined };
      take_analyst_allowance: { Args: { p_limit: number; p_task: string }; Returns: boolean };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
