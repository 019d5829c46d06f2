// Made from the migrations by scripts/generate-types.ts; do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      analyst_costs: {
        Row: {
          analyst: string;
          calls: number;
          input_tokens: number;
          output_tokens: number;
          questions: number;
          report_id: string;
          seconds: number;
          task: 'photo' | 'sections' | 'review';
          user_id: string;
        };
        Insert: {
          analyst: string;
          calls?: number;
          input_tokens?: number;
          output_tokens?: number;
          questions?: number;
          report_id: string;
          seconds?: number;
          task: 'photo' | 'sections' | 'review';
          user_id: string;
        };
        Update: {
          analyst?: string;
          calls?: number;
          input_tokens?: number;
          output_tokens?: number;
          questions?: number;
          report_id?: string;
          seconds?: number;
          task?: 'photo' | 'sections' | 'review';
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'analyst_costs_report_fkey';
            columns: ['report_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'reports';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      analyst_questions: {
        Row: {
          asked_at: string;
          by_host: boolean;
          code: string | null;
          id: string;
          message: string | null;
          not_before: string;
          observation_id: string | null;
          report_id: string;
          request: Json;
          session_id: string | null;
          settled_at: string | null;
          state: 'waiting' | 'asked' | 'answered' | 'failed';
          taken_until: string | null;
          task: 'photo' | 'sections' | 'review';
          token: string | null;
          tries: number;
          turn: number | null;
          user_id: string;
        };
        Insert: {
          asked_at?: string;
          by_host?: boolean;
          code?: string | null;
          id?: string;
          message?: string | null;
          not_before?: string;
          observation_id?: string | null;
          report_id: string;
          request?: Json;
          session_id?: string | null;
          settled_at?: string | null;
          state?: 'waiting' | 'asked' | 'answered' | 'failed';
          taken_until?: string | null;
          task: 'photo' | 'sections' | 'review';
          token?: string | null;
          tries?: number;
          turn?: number | null;
          user_id: string;
        };
        Update: {
          asked_at?: string;
          by_host?: boolean;
          code?: string | null;
          id?: string;
          message?: string | null;
          not_before?: string;
          observation_id?: string | null;
          report_id?: string;
          request?: Json;
          session_id?: string | null;
          settled_at?: string | null;
          state?: 'waiting' | 'asked' | 'answered' | 'failed';
          taken_until?: string | null;
          task?: 'photo' | 'sections' | 'review';
          token?: string | null;
          tries?: number;
          turn?: number | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'analyst_questions_observation_fkey';
            columns: ['observation_id'];
            isOneToOne: true;
            referencedRelation: 'observations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'analyst_questions_report_fkey';
            columns: ['report_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'reports';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      analyst_usage: {
        Row: {
          day: string;
          task: 'analysis' | 'generation';
          used: number;
          user_id: string;
        };
        Insert: {
          day: string;
          task: 'analysis' | 'generation';
          used?: number;
          user_id: string;
        };
        Update: {
          day?: string;
          task?: 'analysis' | 'generation';
          used?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      consistency_reviews: {
        Row: {
          analyst: string;
          failure: string | null;
          report_id: string;
          reviewed_at: string;
          suggestions: Json;
          user_id: string;
        };
        Insert: {
          analyst: string;
          failure?: string | null;
          report_id: string;
          reviewed_at?: string;
          suggestions?: Json;
          user_id: string;
        };
        Update: {
          analyst?: string;
          failure?: string | null;
          report_id?: string;
          reviewed_at?: string;
          suggestions?: Json;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'consistency_reviews_report_fkey';
            columns: ['report_id', 'user_id'];
            isOneToOne: true;
            referencedRelation: 'reports';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      document_templates: {
        Row: {
          created_at: string;
          found: Json;
          id: string;
          name: string;
          sha256: string;
          unknown: Json;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          found?: Json;
          id?: string;
          name: string;
          sha256: string;
          unknown?: Json;
          user_id: string;
        };
        Update: {
          created_at?: string;
          found?: Json;
          id?: string;
          name?: string;
          sha256?: string;
          unknown?: Json;
          user_id?: string;
        };
        Relationships: [];
      };
      letterheads: {
        Row: {
          author_letters: string;
          author_membership: string;
          author_name: string;
          firm_address: string;
          firm_email: string;
          firm_name: string;
          firm_phone: string;
          firm_registration: string;
          firm_website: string;
          logo: Json | null;
          signature: Json | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          author_letters?: string;
          author_membership?: string;
          author_name?: string;
          firm_address?: string;
          firm_email?: string;
          firm_name?: string;
          firm_phone?: string;
          firm_registration?: string;
          firm_website?: string;
          logo?: Json | null;
          signature?: Json | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          author_letters?: string;
          author_membership?: string;
          author_name?: string;
          firm_address?: string;
          firm_email?: string;
          firm_name?: string;
          firm_phone?: string;
          firm_registration?: string;
          firm_website?: string;
          logo?: Json | null;
          signature?: Json | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      observations: {
        Row: {
          caption: string;
          captured_at: string | null;
          checked_at: string | null;
          checked_by: string | null;
          created_at: string;
          defect: string;
          drawing: Json | null;
          drawing_version: number;
          element: string;
          finding_id: string | null;
          hand: 'proposed' | 'accepted' | 'edited' | 'written' | null;
          id: string;
          left_over: Json | null;
          location: string;
          marks: Json | null;
          note: string;
          outcome: 'defect' | 'no_visible_defect' | 'nothing_inspectable' | 'not_assessed' | null;
          photo: string;
          photo_fault: 'none' | 'too dark' | 'overexposed' | 'blurred' | 'too small' | null;
          photo_hash: string | null;
          photo_refs: Json;
          position: number;
          proposal: Json | null;
          rating: string;
          rating_before: string | null;
          recommendation: string;
          report_id: string;
          severity: 'minor' | 'moderate' | 'major' | 'safety' | null;
          updated_at: string;
          urgency: 'immediate' | 'soon' | 'planned' | 'monitor' | null;
          user_id: string;
          version: number;
        };
        Insert: {
          caption?: string;
          captured_at?: string | null;
          checked_at?: string | null;
          checked_by?: string | null;
          created_at?: string;
          defect?: string;
          drawing?: Json | null;
          drawing_version?: number;
          element?: string;
          finding_id?: string | null;
          hand?: 'proposed' | 'accepted' | 'edited' | 'written' | null;
          id?: string;
          left_over?: Json | null;
          location?: string;
          marks?: Json | null;
          note?: string;
          outcome?: 'defect' | 'no_visible_defect' | 'nothing_inspectable' | 'not_assessed' | null;
          photo?: string;
          photo_fault?: 'none' | 'too dark' | 'overexposed' | 'blurred' | 'too small' | null;
          photo_hash?: string | null;
          photo_refs?: Json;
          position?: number;
          proposal?: Json | null;
          rating?: string;
          rating_before?: string | null;
          recommendation?: string;
          report_id: string;
          severity?: 'minor' | 'moderate' | 'major' | 'safety' | null;
          updated_at?: string;
          urgency?: 'immediate' | 'soon' | 'planned' | 'monitor' | null;
          user_id: string;
          version?: number;
        };
        Update: {
          caption?: string;
          captured_at?: string | null;
          checked_at?: string | null;
          checked_by?: string | null;
          created_at?: string;
          defect?: string;
          drawing?: Json | null;
          drawing_version?: number;
          element?: string;
          finding_id?: string | null;
          hand?: 'proposed' | 'accepted' | 'edited' | 'written' | null;
          id?: string;
          left_over?: Json | null;
          location?: string;
          marks?: Json | null;
          note?: string;
          outcome?: 'defect' | 'no_visible_defect' | 'nothing_inspectable' | 'not_assessed' | null;
          photo?: string;
          photo_fault?: 'none' | 'too dark' | 'overexposed' | 'blurred' | 'too small' | null;
          photo_hash?: string | null;
          photo_refs?: Json;
          position?: number;
          proposal?: Json | null;
          rating?: string;
          rating_before?: string | null;
          recommendation?: string;
          report_id?: string;
          severity?: 'minor' | 'moderate' | 'major' | 'safety' | null;
          updated_at?: string;
          urgency?: 'immediate' | 'soon' | 'planned' | 'monitor' | null;
          user_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'observations_finding_fkey';
            columns: ['finding_id'];
            isOneToOne: false;
            referencedRelation: 'observations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'observations_report_fkey';
            columns: ['report_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'reports';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      phrases: {
        Row: {
          created_at: string;
          field: 'element' | 'defect' | 'recommendation';
          id: string;
          text: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          field: 'element' | 'defect' | 'recommendation';
          id?: string;
          text: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          field?: 'element' | 'defect' | 'recommendation';
          id?: string;
          text?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      reports: {
        Row: {
          analysis_hold: 'paused' | 'cancelled' | null;
          archived_at: string | null;
          attendees: string;
          client_name: string | null;
          created_at: string;
          documents_seen: string;
          exported_at: string | null;
          id: string;
          inspection_date: string;
          language: string;
          layout: Json;
          not_inspected: string;
          print_marks: boolean;
          rating_scheme: Json | null;
          rating_undo: Json | null;
          reference: string;
          revision: string;
          scope: string;
          site_address: string;
          structure: string;
          title: string;
          user_id: string;
          weather: string;
        };
        Insert: {
          analysis_hold?: 'paused' | 'cancelled' | null;
          archived_at?: string | null;
          attendees?: string;
          client_name?: string | null;
          created_at?: string;
          documents_seen?: string;
          exported_at?: string | null;
          id?: string;
          inspection_date?: string;
          language?: string;
          layout?: Json;
          not_inspected?: string;
          print_marks?: boolean;
          rating_scheme?: Json | null;
          rating_undo?: Json | null;
          reference?: string;
          revision?: string;
          scope?: string;
          site_address?: string;
          structure?: string;
          title?: string;
          user_id: string;
          weather?: string;
        };
        Update: {
          analysis_hold?: 'paused' | 'cancelled' | null;
          archived_at?: string | null;
          attendees?: string;
          client_name?: string | null;
          created_at?: string;
          documents_seen?: string;
          exported_at?: string | null;
          id?: string;
          inspection_date?: string;
          language?: string;
          layout?: Json;
          not_inspected?: string;
          print_marks?: boolean;
          rating_scheme?: Json | null;
          rating_undo?: Json | null;
          reference?: string;
          revision?: string;
          scope?: string;
          site_address?: string;
          structure?: string;
          title?: string;
          user_id?: string;
          weather?: string;
        };
        Relationships: [];
      };
      sections: {
        Row: {
          created_at: string;
          heading: string;
          id: string;
          paragraph: string;
          photo_refs: Json;
          proposal: Json | null;
          report_id: string;
          updated_at: string;
          user_id: string;
          version: number;
        };
        Insert: {
          created_at?: string;
          heading: string;
          id?: string;
          paragraph?: string;
          photo_refs?: Json;
          proposal?: Json | null;
          report_id: string;
          updated_at?: string;
          user_id: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          heading?: string;
          id?: string;
          paragraph?: string;
          photo_refs?: Json;
          proposal?: Json | null;
          report_id?: string;
          updated_at?: string;
          user_id?: string;
          version?: number;
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
      signed_revisions: {
        Row: {
          changes: Json | null;
          content_hash: string;
          id: string;
          label: string;
          name: string | null;
          number: number;
          previous_id: string | null;
          report_id: string;
          signatory: Json;
          signed_at: string;
          signed_on: string | null;
          user_id: string;
        };
        Insert: {
          changes?: Json | null;
          content_hash: string;
          id?: string;
          label: string;
          name?: string | null;
          number: number;
          previous_id?: string | null;
          report_id: string;
          signatory: Json;
          signed_at?: string;
          signed_on?: string | null;
          user_id: string;
        };
        Update: {
          changes?: Json | null;
          content_hash?: string;
          id?: string;
          label?: string;
          name?: string | null;
          number?: number;
          previous_id?: string | null;
          report_id?: string;
          signatory?: Json;
          signed_at?: string;
          signed_on?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'signed_revisions_previous_id_fkey';
            columns: ['previous_id'];
            isOneToOne: false;
            referencedRelation: 'signed_revisions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'signed_revisions_report_fkey';
            columns: ['report_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'reports';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      signed_tombstones: {
        Row: {
          content_hash: string;
          deleted_at: string;
          label: string;
          number: number;
          report_id: string;
          revision_id: string;
          signed_at: string;
          user_id: string;
        };
        Insert: {
          content_hash: string;
          deleted_at?: string;
          label: string;
          number: number;
          report_id: string;
          revision_id: string;
          signed_at: string;
          user_id: string;
        };
        Update: {
          content_hash?: string;
          deleted_at?: string;
          label?: string;
          number?: number;
          report_id?: string;
          revision_id?: string;
          signed_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      signup_emails: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          referral_source: 'Google Search' | 'Social Media' | 'Friend/Colleague' | 'Email Campaign' | 'Industry Event' | 'Other' | null;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          referral_source?: 'Google Search' | 'Social Media' | 'Friend/Colleague' | 'Email Campaign' | 'Industry Event' | 'Other' | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          referral_source?: 'Google Search' | 'Social Media' | 'Friend/Colleague' | 'Email Campaign' | 'Industry Event' | 'Other' | null;
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
      versions: {
        Row: {
          analyst: string | null;
          id: string;
          kept: Json;
          kept_at: string;
          kind: 'observation' | 'section';
          reason: 'edited' | 'analysed' | 'generated' | 'restored' | 'deleted' | 'drawn';
          report_id: string;
          subject_id: string;
          user_id: string;
        };
        Insert: {
          analyst?: string | null;
          id?: string;
          kept: Json;
          kept_at?: string;
          kind: 'observation' | 'section';
          reason: 'edited' | 'analysed' | 'generated' | 'restored' | 'deleted' | 'drawn';
          report_id: string;
          subject_id: string;
          user_id: string;
        };
        Update: {
          analyst?: string | null;
          id?: string;
          kept?: Json;
          kept_at?: string;
          kind?: 'observation' | 'section';
          reason?: 'edited' | 'analysed' | 'generated' | 'restored' | 'deleted' | 'drawn';
          report_id?: string;
          subject_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'versions_report_fkey';
            columns: ['report_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'reports';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
    };
    Views: Record<never, never>;
    Functions: {
      add_document_template: { Args: { p_content: string; p_found: Json; p_id: string; p_name: string; p_sha256: string; p_unknown: Json }; Returns: undefined };
      ask_about: { Args: { p_replaces: boolean; p_report: string; p_rows: string[]; p_unasked: boolean }; Returns: undefined };
      change_rating_scheme: { Args: { p_mapping: Json; p_report: string; p_scheme: Json }; Returns: number };
      delete_own_account: { Args: Record<never, never>; Returns: undefined };
      duplicate_report: { Args: { p_has_photos: boolean; p_id: string; p_report: string; p_title: string }; Returns: undefined };
      find_reports: { Args: { p_order: string; p_page: number; p_state: string; p_words: string }; Returns: Json };
      hold_analysis: { Args: { p_hold: string; p_report: string }; Returns: undefined };
      invite_people: { Args: { p_addresses: string[] }; Returns: Json };
      is_administrator: { Args: Record<never, never>; Returns: boolean };
      limit_person: { Args: { p_limits: Json; p_person: string }; Returns: undefined };
      list_administrator_acts: { Args: { p_page: number }; Returns: Json };
      list_invitations: { Args: Record<never, never>; Returns: Json };
      list_people: { Args: { p_page: number; p_words: string }; Returns: Json };
      photos_to_sum: { Args: { p_report: string }; Returns: Json };
      record_analyst_cost: { Args: { p_analyst: string; p_input_tokens: number; p_output_tokens: number; p_questions: number; p_report: string; p_seconds: number; p_task: string }; Returns: undefined };
      record_photo_sums: { Args: { p_report: string; p_sums: Json }; Returns: undefined };
      refuse_ended_session: { Args: Record<never, never>; Returns: boolean };
      renew_question: { Args: { p_seconds: number; p_token: string }; Returns: boolean };
      report_states: { Args: { p_reports: string[] }; Returns: Json };
      report_to_sign: { Args: { p_report: string }; Returns: Json };
      restore_version: { Args: { p_version: string }; Returns: string };
      resume_person: { Args: { p_person: string }; Returns: undefined };
      settle_question: { Args: { p_code: string; p_message: string; p_outcome: string; p_token: string }; Returns: undefined };
      sign_report: { Args: { p_photos: Json; p_report: string; p_revision: string; p_seen: Json; p_signatory: Json }; Returns: string };
      sign_revision: { Args: { p_id: string; p_report: string; p_revision: string; p_seen: Json }; Returns: string };
      signed_content: { Args: { p_revision: string }; Returns: Json };
      storage_usage: { Args: Record<never, never>; Returns: Json };
      suspend_person: { Args: { p_person: string }; Returns: undefined };
      take_analyst_allowance: { Args: { p_limit: number; p_task: string }; Returns: boolean };
      take_question: { Args: { p_observation: string; p_report: string; p_request: Json; p_seconds: number; p_task: string }; Returns: Json };
      template_file: { Args: { p_template: string }; Returns: string };
      undo_rating_scheme: { Args: { p_report: string }; Returns: number };
      withdraw_invitation: { Args: { p_address: string }; Returns: undefined };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
